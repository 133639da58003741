import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Random } from '@/engine/kernel/dice'
import type { Json } from '@/engine/kernel/game'
import { atOnce } from '@/engine/basics/cooperative'
import { present, problemsText } from '@/engine/kernel/refusal'
import { type LinkedGame, readContents } from '@/teach/links/contents'
import { frame, type Framed, type LinkKind, unframing } from '@/teach/links/frame'
import { gameLinkOf } from '@/teach/links/game-link'
import { unpack } from '@/teach/links/payload'
import { withoutShapes, withShapes } from '@/teach/links/shapes'
import type { Samples } from './samples'
import type { UntrustedInput } from './untrusted-inputs'
import { type Mutation, MUTATIONS } from './mutations'

/** All doors for links to a game. */
export function linkDoorsOf(game: LinkedGame, samples: Samples): readonly UntrustedInput[] {
  const carried: Readonly<Record<LinkKind, unknown>> = {
    game: gameLinkOf(samples.save, { withDice: true }),
    position: samples.position,
    study: samples.study,
    lesson: samples.lesson,
    'hand-in': samples.handIn,
  }
  return (Object.entries(carried) as readonly (readonly [LinkKind, Json])[]).map(([kind, json]) => ({
    kind: `link to a ${kind}`,
    sample: forged(kind, JSON.stringify(withShapes(json))),
    mutations: LINK_MUTATIONS,
    take: async (payload, drive) => {
      const unpacked = await unpack(payload, drive)
      if (!unpacked.ok) return unpacked
      const read = await readContents(game, unpacked.value, drive)
      return read.ok ? { ok: true, value: () => undefined } : read
    },
  }))
}

/** A payload spoiled in its letters; in what was packed, its checksum right again; or in what that says. */
const LINK_MUTATIONS: Readonly<Record<string, Mutation>> = {
  ...named('letters', ['bit', 'cut', 'gap'], (spoil) => spoil),
  ...named('packed', ['bit', 'cut', 'gap'], (spoil) => (payload, random) => {
    const { kind, version, packed } = framedIn(payload)
    const letters = spoil(Buffer.from(packed).toString('latin1'), random)
    return frame({ kind, version, packed: new Uint8Array(Buffer.from(letters, 'latin1')) })
  }),
  ...named('shaped', Object.keys(MUTATIONS), (spoil) => atText(spoil)),
  ...named('said', Object.keys(MUTATIONS), (spoil) =>
    atText((text, random) => reshaped(spoil(plainOf(text), random))),
  ),
}

function named(
  where: string,
  mutations: readonly string[],
  made: (spoil: Mutation) => Mutation,
): Readonly<Record<string, Mutation>> {
  return Object.fromEntries(
    mutations.map((name) => [`${where}: ${name}`, made(present(MUTATIONS[name], `mutation ${name}`))]),
  )
}

/** Spoils the text that was packed. */
function atText(spoil: Mutation): Mutation {
  return (payload: string, random: Random) => {
    const { kind, packed } = framedIn(payload)
    return forged(kind, spoil(inflateRawSync(packed).toString(), random))
  }
}

/** A payload of the first version, in which nothing covers what was packed. */
function forged(kind: LinkKind, text: string): string {
  return frame({ kind, version: '1', packed: new Uint8Array(deflateRawSync(text)) })
}

function framedIn(payload: string): Framed {
  const framed = atOnce(unframing(payload))
  if (!framed.ok) throw new Error(problemsText(framed.problems))
  return framed.value
}

function plainOf(shaped: string): string {
  const plain = atOnce(withoutShapes(JSON.parse(shaped)))
  if (!plain.ok) throw new Error(problemsText(plain.problems))
  return JSON.stringify(plain.value)
}

/** Text as links have it; what is no JSON stays as it is. */
function reshaped(text: string): string {
  try {
    return JSON.stringify(withShapes(JSON.parse(text) as Json))
  } catch {
    return text
  }
}
