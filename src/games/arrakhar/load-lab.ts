/** Loads what it takes to let bots play Arrakhar's Wand, for workers that need nothing else of the game. */
export const loadLab = () =>
  Promise.all([import('./play'), import('./files'), import('./lab'), import('./bot')]).then(
    ([{ arrakharPlay }, { arrakharFiles }, { arrakharLab }, { arrakharBot }]) => ({
      rules: { ...arrakharPlay, ...arrakharFiles },
      lab: arrakharLab,
      bot: arrakharBot,
    }),
  )
