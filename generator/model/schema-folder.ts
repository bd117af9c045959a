/** The folders of schemas. Types that others use are in `shared`, by subject. */
export type SchemaFolder = 'shared' | 'kinds' | 'config' | 'api';
