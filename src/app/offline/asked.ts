/** What a page may ask of the worker that keeps the program: to take the place of the version before. */
export type Asked = 'take over'
