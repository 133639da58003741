/** The games that are more than a beginning: they have cases of a specification, charts and lessons enough for a quiz. */
export const WHOLE_GAMES: readonly string[] = ['arrakhar', 'arena', 'archmagi', 'wizard-kings']
