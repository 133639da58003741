/** Loads the bot of Wizard Kings; apart from the front door for workers that need nothing else of the game. */
export const loadBot = () => import('./bot').then((module) => module.wizardKingsBot)
