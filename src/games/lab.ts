import type { LabGame } from '@/engine/lab/self-play'
import { ownOf } from '@/engine/basics/own'

/**
 * How what it takes to let bots play a game is loaded, by the games' ids. Apart from the manifests, with which a worker
 * would hold every screen of every game a second time.
 */
const LAB_GAMES: Readonly<Record<string, () => Promise<LabGame>>> = {
  arrakhar: () =>
    Promise.all([
      import('./arrakhar/play'),
      import('./arrakhar/files'),
      import('./arrakhar/lab'),
      import('./arrakhar/bot'),
    ]).then(([{ arrakharPlay }, { arrakharFiles }, { arrakharLab }, { arrakharBot }]) => ({
      rules: { ...arrakharPlay, ...arrakharFiles },
      lab: arrakharLab,
      bot: arrakharBot,
    })),
  arena: () =>
    Promise.all([
      import('./arena/play'),
      import('./arena/files'),
      import('./arena/lab'),
      import('./arena/bot'),
    ]).then(([{ arenaPlay }, { arenaFiles }, { arenaLab }, { arenaBot }]) => ({
      rules: { ...arenaPlay, ...arenaFiles },
      lab: arenaLab,
      bot: arenaBot,
    })),
  archmagi: () =>
    Promise.all([
      import('./archmagi/play'),
      import('./archmagi/files'),
      import('./archmagi/lab'),
      import('./archmagi/bot'),
    ]).then(([{ archmagiPlay }, { archmagiFiles }, { archmagiLab }, { archmagiBot }]) => ({
      rules: { ...archmagiPlay, ...archmagiFiles },
      lab: archmagiLab,
      bot: archmagiBot,
    })),
  'wizard-kings': () =>
    Promise.all([
      import('./wizard-kings/play'),
      import('./wizard-kings/files'),
      import('./wizard-kings/lab'),
      import('./wizard-kings/bot'),
    ]).then(([{ wizardKingsPlay }, { wizardKingsFiles }, { wizardKingsLab }, { wizardKingsBot }]) => ({
      rules: { ...wizardKingsPlay, ...wizardKingsFiles },
      lab: wizardKingsLab,
      bot: wizardKingsBot,
    })),
}

/** A game with all that it takes to be played by bots; undefined where there are none. */
export async function labGameOf(gameId: string): Promise<LabGame | undefined> {
  return ownOf(LAB_GAMES, gameId)?.()
}
