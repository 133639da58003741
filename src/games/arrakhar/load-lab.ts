/** Loads what it takes to let bots play Arrakhar's Wand, for workers that need nothing else of the game. */
export const loadLab = () =>
  Promise.all([import('./rules/play'), import('./rules/files'), import('./rules/lab'), import('./bot')]).then(
    ([{ arrakharPlay }, { arrakharFiles }, { arrakharLab }, { arrakharBot }]) => ({
      rules: { ...arrakharPlay, ...arrakharFiles },
      lab: arrakharLab,
      bot: arrakharBot,
    }),
  )
