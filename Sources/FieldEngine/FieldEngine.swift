// FieldEngine
