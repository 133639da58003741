/** Loads what it takes to let bots play Arena, for workers that need nothing else of the game. */
export const loadLab = () =>
  Promise.all([import('./play'), import('./files'), import('./lab'), import('./bot')]).then(
    ([{ arenaPlay }, { arenaFiles }, { arenaLab }, { arenaBot }]) => ({
      rules: { ...arenaPlay, ...arenaFiles },
      lab: arenaLab,
      bot: arenaBot,
    }),
  )
