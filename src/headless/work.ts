import type { Plan as LabPlan } from '@/engine/lab/plan'
import { type ToldGame, toldGame } from '@/engine/lab/calibration'
import { type GameRecord, playGame } from '@/engine/lab/self-play'
import { ownOf } from '@/engine/basics/own'
import { present } from '@/engine/kernel/refusal'
import { type Plan as FuzzPlan, randomGame } from './fuzz/random-game'
import type { GameReport } from './fuzz/record'
import { GAMES } from './games'
import { besiege, type Plan as SiegePlan, type SiegeReport } from './hostile/commands/siege'

/** The kinds of games that are played on many processors: what decides them, and what each tells. */
interface Kinds {
  readonly fuzz: { readonly plan: FuzzPlan; readonly report: GameReport }
  readonly siege: { readonly plan: SiegePlan; readonly report: SiegeReport }
  readonly simulate: { readonly plan: LabPlan; readonly report: GameRecord }
  readonly calibrate: { readonly plan: LabPlan; readonly report: ToldGame }
}
export type Kind = keyof Kinds
export type ReportOf<K extends Kind> = Kinds[K]['report']

/** Games of one kind, each played by its number. */
export interface Work<K extends Kind> {
  readonly kind: K
  readonly plan: Kinds[K]['plan']
}

type Player<K extends Kind> = (nth: number) => ReportOf<K>

const PLAYERS: { readonly [K in Kind]: (plan: Kinds[K]['plan']) => Promise<Player<K>> } = {
  fuzz: async (plan) => {
    const { load, ...about } = gameOf(plan.game)
    const subject = { ...about, rules: await load() }
    return (nth) => randomGame(subject, plan, nth)
  },
  siege: async (plan) => {
    const { load, ...about } = gameOf(plan.game)
    const subject = { ...about, rules: await load() }
    return (nth) => besiege(subject, plan, nth)
  },
  simulate: async (plan) => {
    const { game } = await labGameOf(plan)
    return (nth) => playGame(game, plan, nth)
  },
  calibrate: async (plan) => {
    const { game, quiet } = await labGameOf(plan)
    return (nth) => toldGame(game, plan, nth, quiet)
  },
}

async function labGameOf({ game }: LabPlan) {
  const { load, lab } = gameOf(game)
  const { loadBot, loadLab, quiet } = present(lab, `the bot of ${game}`)
  return { game: { rules: await load(), bot: await loadBot(), lab: await loadLab() }, quiet }
}

/** Plays games of some work by their numbers. */
export function playerOf<K extends Kind>({ kind, plan }: Work<K>): Promise<Player<K>> {
  return PLAYERS[kind](plan)
}

function gameOf(id: string) {
  return present(ownOf(GAMES, id), `game ${id}`)
}
