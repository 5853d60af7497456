import Foundation

exit(CommandLineTool().run())
