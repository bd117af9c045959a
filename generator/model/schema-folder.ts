export type SchemaFolder = 'shared' | 'kinds' | 'config' | 'api';
