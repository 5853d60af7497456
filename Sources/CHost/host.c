#include "CHost.h"
