/** The answers to whether something is allowed, the yes first. */
export const ALLOWED_ANSWERS: readonly [yes: string, no: string] = ['Yes, it is allowed', 'No, it is not']
