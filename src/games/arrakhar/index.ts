import { SCENARIOS } from './content/scenarios'
import type { View } from './rules/view'

/** 'Crystal wand' by Lorc, game-icons.net, CC BY 3.0. */
const CRYSTAL_WAND =
  'm377.154 21.04l4.06 50.167l54.32 2.856l2.677 54.306l50.173 3.898l-7.994-102.88l-103.236-8.35zM359.31 32.267L245.954 145.623l44.086 3.566l72.837-72.842l-3.566-44.08zm16.696 57.38l-72.98 72.983l2.19 41.692l41.526 2.05l73.004-73.01L417.7 91.84zm56.836 57.05l-72.457 72.46l3.433 44.213l113.24-113.237zm-196.213 16.92l7.483 92.525l-43.234-43.235c-.846 7.773-2.35 14.887-4.5 21.356l78.48 78.482c6.443-2.176 13.52-3.72 21.244-4.613l-42.5-42.5l92.203 7.164l-3.723-47.943l-54.648-2.696l-2.868-54.662l-47.94-3.877zm-48.855 88.472c-4.9 7.32-11.07 13.37-18.474 18.187l69.585 69.584c4.836-7.382 10.892-13.547 18.2-18.458l-69.31-69.312zm-36.392 26.7c-6.41 2.14-13.407 3.69-20.983 4.66l29.25 29.25l.34-.34l13.215 13.216l-.34.34l52.697 52.697c1.007-7.542 2.585-14.51 4.75-20.894zM135.53 315.01L17.09 433.094v22.17l129.348-129.348l-10.905-10.904zm24.12 24.12L17.088 481.69V495h53.73l122.35-122.35l-33.518-33.517z'

/** The front door of Arrakhar's Wand: what it is, and how its parts are loaded. */
export const arrakhar = {
  id: 'arrakhar',
  name: 'Arrakhar’s Wand',
  tagline: 'Temples, ruins and crypts: one of them hides the wand. Find it, and carry it out of the valley.',
  facts: { players: 'Two players', time: '60 to 120 minutes', year: 1983, designer: 'C. C. Stoll' },
  seats: [
    { id: 'sorcerer', name: 'Sorcerer' },
    { id: 'wizard', name: 'Wizard' },
  ],
  icon: { path: CRYSTAL_WAND },
  loadRules: () => import('./rules/play').then((module) => module.arrakharPlay),
  loadFiles: () => import('./rules/files').then((module) => module.arrakharFiles),
  loadTable: () => import('./ui/ArrakharTable').then((module) => module.ArrakharTable),
  loadNewGame: () => import('./ui/NewGameForm').then((module) => module.NewGameForm),
  summaryOf: ({ settings, turn }: View) => ({
    scenario: SCENARIOS[settings.scenario].name,
    moment: turn === 0 ? 'Set-up' : `Turn ${turn}`,
  }),
}
