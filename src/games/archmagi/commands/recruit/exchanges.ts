import { discard, drawArtifacts, drawInto, loseArtifact, takeFrom } from '../../effects/bags'
import { happen } from '../../effects/flow/run'
import { tell } from '../../effects/scene'
import { spendPower } from '../../effects/units'
import { powerRefusal } from '../../queries/reserves'
import { archmagusOf, mageOf, unitsOf } from '../../queries/units'
import { refuse } from '../../refuse'
import { artifactRow } from '../../tables/chits'
import { DRAWS } from '../../tables/figures'
import { powerById, powersOf } from '../../tables/types'
import type { Power } from '../../tables/rows'
import { ARTIFACT, CHIT, CHITS, POWER } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from './drawn-first'
import { areHeld, pairsOf } from './held'

/** Two unit chits are given up for an artifact (AM-6.9). */
export const trade = command({
  clause: 'AM-6.9',
  stage: 'recruitUnits',
  args: { chits: CHITS },
  moment: ({ table }) => drawFirst(table),
  listed: ({ table, seat }) =>
    mageOf(table, seat).traded ? [] : pairsOf(mageOf(table, seat).reserve).map((chits) => ({ chits })),
  refusalOf({ table, seat }, { chits }) {
    const { traded, reserve } = mageOf(table, seat)
    if (traded) return refuse('AM-6.9', 'That is done once in a turn.')
    if (chits.length !== 2) return refuse('AM-6.9', 'Two chits buy an artifact.')
    return areHeld(reserve, chits) ? undefined : refuse('AM-C.2', 'Those chits are not in the Reserve.')
  },
  perform: (doing, { chits }) =>
    happen(doing, (scene) => {
      scene.draft.mages[doing.seat].traded = true
      discard(scene, 'units', doing.seat, chits)
      drawArtifacts(scene, doing.seat, 1)
    }),
  say: ({ chits }) => `Trade ${chits} for an artifact`,
})

/** What a power gives for what (AM-E.31). */
function exchangeIn({ effects }: Power) {
  const exchange = effects.find((effect) => effect.op === 'exchange')
  return exchange?.op === 'exchange' ? exchange : undefined
}

/** An Archmagus gives up a chit to draw something while units are recruited (AM-6.11, AM-P.7, AM-P.9). */
export const exchange = command({
  clause: 'AM-P.7',
  stage: 'recruitUnits',
  args: { power: POWER, chit: CHIT },
  moment: ({ table }) => drawFirst(table),
  listed({ table, seat }) {
    const by = archmagusOf(table, seat)
    const powers = by
      ? powersOf(by.type).filter((power) => exchangeIn(power) && !powerRefusal(table, seat, power.id))
      : []
    return powers.flatMap(({ id }) =>
      [...new Set(mageOf(table, seat).reserve)].map((chit) => ({ power: id, chit })),
    )
  },
  refusalOf({ table, seat }, { power: id, chit }) {
    const power = powerById(id)
    if (!power || !exchangeIn(power)) return refuse('AM-C.2', 'No power exchanges chits so.')
    const early = powerRefusal(table, seat, id)
    if (early) return early
    return mageOf(table, seat).reserve.includes(chit)
      ? undefined
      : refuse('AM-C.2', 'That chit is not in the Reserve.')
  },
  perform: (doing, { power: id, chit }) =>
    happen(doing, (scene) => {
      const power = powerById(id)
      const deed = power && exchangeIn(power)
      if (!deed) return
      spendPower(scene, doing.seat, id)
      discard(scene, 'units', doing.seat, [chit])
      if (deed.get.pile === 'artifacts') drawArtifacts(scene, doing.seat, deed.get.n)
      else drawInto(scene, 'units', doing.seat, deed.get.n)
    }),
  say: ({ power, chit }) => `${power}: give up ${chit}`,
})

/** A Treasure is spent to draw units, while these are recruited (AM-6.11, AM-A.12). */
export const openTreasure = command({
  clause: 'AM-A.12',
  stage: 'recruitUnits',
  args: { artifact: ARTIFACT },
  moment: ({ table }) => drawFirst(table),
  listed: ({ table, seat }) =>
    [...mageOf(table, seat).stored, ...unitsOf(table, seat).flatMap(({ artifacts }) => artifacts)]
      .filter((artifact) => artifactRow(artifact).action?.window === 'recruitUnits')
      .map((artifact) => ({ artifact })),
  refusalOf({ table, seat }, { artifact }) {
    if (artifactRow(artifact).action?.window !== 'recruitUnits')
      return refuse('AM-A.12', 'That is no Treasure.')
    const isHeld =
      mageOf(table, seat).stored.includes(artifact) ||
      unitsOf(table, seat).some(({ artifacts }) => artifacts.includes(artifact))
    return isHeld ? undefined : refuse('AM-C.2', 'That artifact is not yours.')
  },
  perform: (doing, { artifact }) =>
    happen(doing, (scene) => {
      const { draft } = scene
      const { stored } = draft.mages[doing.seat]
      const bearer = draft.units.find((unit) => unit.seat === doing.seat && unit.artifacts.includes(artifact))
      takeFrom(stored.includes(artifact) ? stored : (bearer?.artifacts ?? []), artifact)
      loseArtifact(scene, artifact)
      tell(scene, { type: 'artifactSpent', seat: doing.seat, artifact })
      drawInto(scene, 'units', doing.seat, DRAWS.treasure)
    }),
  say: ({ artifact }) => `Open the ${artifact}`,
})
