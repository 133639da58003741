import type { ReconstructionId } from './reconstructions'

/** What the reconstructions of the lost charts are called, and what sets each apart, in a sentence. */
export const RECONSTRUCTION_TEXT: Readonly<
  Record<ReconstructionId, { readonly name: string; readonly blurb: string }>
> = {
  first: {
    name: 'First reconstruction',
    blurb: 'The plainest figures that fit the text. The oldest games use them.',
  },
  balanced: {
    name: 'Earlier balanced reconstruction',
    blurb:
      'Even in self-play, but fire kills orcs as easily as sorcerers, which the text does not allow. Only games begun with it have it.',
  },
  'balanced-2': {
    name: 'Balanced reconstruction',
    blurb:
      'Cheaper wizards and dearer barbarians: an even match in self-play of the Basic Scenario. The lessons teach it.',
  },
}

/** Words around the choice between them. */
export const RECONSTRUCTIONS_TEXT = {
  title: 'Reconstruction',
  intro:
    'The rulebook’s page of charts is lost. Each reconstruction fills it in its own way, within what the rules tell.',
  see: (name: string) => `See the charts of the ${name.toLowerCase()}`,
  ownParts: (name: string, parts: string) => `${name}, with your own ${parts}`,
} as const
