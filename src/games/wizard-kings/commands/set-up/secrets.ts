import { happen } from '@/engine/declare/scene'
import { present } from '@/engine/kernel/refusal'
import { afterSecret, deployIn, fillPool, raiseForce } from '../../effects/set-up'
import { type Scene, tell } from '../../effects/scene'
import {
  capitalsRefusal,
  deployRefusal,
  forceRefusal,
  homeCities,
  poolRefusal,
  someDeployments,
  someForces,
  somePools,
} from '../../queries/set-up'
import { figuresOf } from '../../state/settings'
import type { CityId } from '../../tables/atlas'
import type { ChaosKind } from '../../tables/kinds'
import { CITIES, KINDS_TOGETHER, PLACEMENTS } from '../kit/args'
import { command } from '../kit/kit'

/** The chaos kinds that a seat will ever have are chosen in secret (SU-5). */
export const chooseChaosPool = command({
  clause: 'SU-5',
  stage: 'pool',
  args: { kinds: KINDS_TOGETHER },
  listed: ({ table }) => somePools(table).map((kinds) => ({ kinds })),
  refusalOf: ({ table }, { kinds }) => poolRefusal(table, kinds as readonly ChaosKind[]),
  perform: (doing, { kinds }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      fillPool(scene, seat, kinds)
      tell(
        scene,
        { type: 'choseSecretly', seat, what: 'pool' },
        { type: 'poolChosen', seat, kinds: kinds as readonly ChaosKind[] },
      )
      afterSecret(scene, 'pool')
    }),
  say: ({ kinds }) => `Choose ${kinds}`,
})

/** The blocks that a seat begins with are chosen in secret (SU-6). */
export const chooseForce = command({
  clause: 'SU-6',
  stage: 'force',
  args: { wizards: KINDS_TOGETHER, army: KINDS_TOGETHER, chaos: KINDS_TOGETHER },
  listed: ({ table, seat }) => someForces(table, seat),
  refusalOf: ({ table, seat }, force) => forceRefusal(table, seat, force),
  perform: (doing, force) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      raiseForce(scene, seat, present(scene.draft.seats[seat].army, 'an army'), force)
      const kinds = [...force.wizards, ...force.army, ...force.chaos]
      tell(scene, { type: 'choseSecretly', seat, what: 'force' }, { type: 'forceChosen', seat, kinds })
      afterSecret(scene, 'force')
    }),
  say: ({ wizards, army, chaos }) => `Begin with ${[wizards, army, chaos].filter(Boolean).join(', ')}`,
})

/** Capitals are chosen, to be shown when both have deployed (SU-7). */
export const chooseCapitals = command({
  clause: 'SU-7',
  stage: 'capitals',
  args: { cities: CITIES },
  listed: ({ table, seat }) => {
    const ids = homeCities(table, seat).map(({ id }) => id)
    const { capitals } = figuresOf(table.settings)
    const pairs = ids.flatMap((one, nth) => ids.slice(nth + 1).map((other) => [one, other]))
    const all: readonly (readonly CityId[])[] = capitals === 1 ? ids.map((id) => [id]) : pairs
    return all.filter((cities) => !capitalsRefusal(table, seat, cities)).map((cities) => ({ cities }))
  },
  refusalOf: ({ table, seat }, { cities }) => capitalsRefusal(table, seat, cities),
  perform: (doing, { cities }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      scene.draft.seats[seat].capitals = [...cities]
      tell(scene, { type: 'choseSecretly', seat, what: 'capitals' }, { type: 'capitalsChosen', seat, cities })
      afterSecret(scene, 'capitals')
    }),
  say: ({ cities }) => `Make ${cities} the capital`,
})

/** All blocks are deployed in cities, in secret (SU-8). */
export const deploy = command({
  clause: 'SU-8',
  stage: 'deploy',
  args: { placements: PLACEMENTS },
  listed: ({ table, seat }) => someDeployments(table, seat).map((placements) => ({ placements })),
  refusalOf: ({ table, seat }, { placements }) => deployRefusal(table, seat, placements),
  perform: (doing, { placements }) =>
    happen(doing, (scene: Scene) => {
      const { seat } = doing
      tell(scene, { type: 'choseSecretly', seat, what: 'deploy' })
      for (const [city, kinds] of Object.entries(placements)) deployIn(scene, seat, city as CityId, kinds)
      afterSecret(scene, 'deploy')
    }),
  say: ({ placements }) => `Deploy in ${placements}`,
})
