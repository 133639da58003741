/** The way into a first game, for whoever is to play that side. */
export const PLAY_NOW_TEXT = (side: string) => `Play now against the computer: you play ${side}`
