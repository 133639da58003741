import { ownOf } from '@/engine/basics/own'
import type { Viewer } from '@/engine/kernel/game'
import { askIn } from './queries/asked'
import { isSeenBy } from './queries/secrecy'
import type { BattleSide, Mage, State, Unit } from './state/state'
import type { ArtifactId, MageSeat, UnitId } from './state/terms'

/** The same position with everything exchanged that a viewer may not know (AM-D.1); undefined where all lies open. */
export function withOtherSecrets(state: State, viewer: Viewer): State | undefined {
  const { settings, ending, battle, mages, units, queues, seenQueues } = state
  if (viewer === 'referee' || settings.openHands || ending) return undefined
  const isOther = (seat: MageSeat) => seat !== viewer
  const sees = ownOf(mages, viewer)?.sees ?? []
  const foresees = seenQueues.some(({ seat }) => !isOther(seat))
  return {
    ...state,
    mages: Object.fromEntries(
      Object.entries(mages).map(([seat, mage]) => [
        seat,
        isOther(seat as MageSeat) && sees.length === 0 ? otherHoldings(mage) : mage,
      ]),
    ) as State['mages'],
    units: units.map((unit) => (isSeenBy(state, unit, viewer) ? unit : otherUnit(state, unit, viewer))),
    queues: foresees ? queues : { ...queues, spells: queues.spells.map(() => 'web' as const) },
    battle: battle && {
      ...battle,
      sides: {
        a: isOther(battle.a) ? otherPlan(battle.sides.a) : battle.sides.a,
        d: isOther(battle.d) ? otherPlan(battle.sides.d) : battle.sides.d,
      },
    },
  }
}

/** What else a seat might hold, for all that the others know. */
function otherHoldings(mage: Mage): Mage {
  return {
    ...mage,
    reserve: mage.reserve.map(() => 'kraken' as const),
    stored: mage.stored.map(() => 'holy-water' as const),
    spells: mage.spells.map(() => 'fog' as const),
    sees: [],
  }
}

/** What else a hidden unit might be; where it is and whose it is are public. */
function otherUnit(state: State, unit: Unit, viewer: Viewer): Unit {
  const artifacts = otherArtifacts(state, unit, viewer)
  return { ...unit, type: 'peasant-rabble', artifacts, used: ['scout'], own: null }
}

/** What else it might carry: to who may take an artifact, all of its stack are disclosed (AM-8.5, AM-S.23). */
function otherArtifacts(state: State, { hex, seat, artifacts }: Unit, viewer: Viewer): readonly ArtifactId[] {
  const ask = askIn(state)
  const isAsked = ask?.ask === 'take' && ask.seat === viewer
  if (isAsked && ask.from.hex === hex && ask.from.owner === seat) return artifacts
  // Who looks into others' spells sees which of them have Scrolls, too (AM-S.41).
  const sees = ownOf(state.mages, viewer)?.sees ?? []
  return ['rune-blade', ...artifacts.filter((one) => one in state.scrolls && sees.includes('spells'))]
}

/** A pick and a plan are secret until both sides have committed (AM-11.6, AM-11.9). */
function otherPlan(side: BattleSide): BattleSide {
  const pick = side.combatant === null && side.pick !== null ? ('u9999' as UnitId) : side.pick
  return { ...side, pick, plan: [] }
}
