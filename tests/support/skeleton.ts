/** The game that `npm run new-game` writes, as it stands in the template: small, whole, and all of it declared. */
export { __camel__Bot as skeletonBot } from '../../scripts/new-game/template/src/games/__id__/bot'
export { COMMANDS as SKELETON_COMMANDS } from '../../scripts/new-game/template/src/games/__id__/commands'
export { __camel__Rules as skeletonRules } from '../../scripts/new-game/template/src/games/__id__/rules'
export { scene as skeletonScene } from '../../scripts/new-game/template/src/games/__id__/teaching/rulebook'
export { __camel__Teaching as skeletonTeaching } from '../../scripts/new-game/template/src/games/__id__/teaching'
export { NewGameForm as SkeletonNewGameForm } from '../../scripts/new-game/template/src/games/__id__/ui/new-game'
export {
  MODEL as SKELETON_MODEL,
  Table as SkeletonTable,
} from '../../scripts/new-game/template/src/games/__id__/ui/table'
export { __camel__ as skeletonSubject } from '../../scripts/new-game/template/src/headless/fuzz/__id__'
export type { Event as SkeletonEvent } from '../../scripts/new-game/template/src/games/__id__/events'
export type { State as SkeletonState } from '../../scripts/new-game/template/src/games/__id__/state'
