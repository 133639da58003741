import type { Viewer } from '../kernel/game'

/** How a game's secrets are looked for. */
interface Secrecy<Position> {
  readonly look: (position: Position, viewer: Viewer) => object
  /** The same position, but for the secrets that the viewer may not know. */
  readonly alter: (position: Position, viewer: Viewer) => Position
  /** Where in the sequence of play it is, for the sentence. */
  readonly moment: string
}

/** What a viewer's view tells of others' secrets, as sentences: it must not change when they do. */
export function leaksTo<Position extends { readonly ending: object | null }>(
  position: Position,
  viewer: Viewer,
  { look, alter, moment }: Secrecy<Position>,
): readonly string[] {
  if (position.ending || viewer === 'referee') return []
  const told = JSON.stringify(look(position, viewer))
  const altered = JSON.stringify(look(alter(position, viewer), viewer))
  return told === altered ? [] : [`the view of ${viewer} tells secrets in ${moment}`]
}
