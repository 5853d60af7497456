import FieldEngine

final class FocusCoordinator {}
