import type { ContinentLook } from '@/board/art'
import type { Terrain } from '../../tables/terrain'

/** How each terrain is drawn. */
export const LOOKS: Readonly<Record<Terrain, ContinentLook>> = {
  plains: 'grass',
  city: 'city',
  forest: 'forest',
  castle: 'castle',
  heath: 'heath',
  hills: 'hills',
  swamp: 'swamp',
  caves: 'caves',
  mountain: 'mountain',
  desert: 'desert',
  jungle: 'jungle',
  tundra: 'tundra',
  taiga: 'taiga',
  ruins: 'ruins',
  tors: 'tors',
  waste: 'waste',
  sylvan: 'sylvan',
  volcano: 'volcano',
  water: 'lake',
  workshop: 'workshop',
  temple: 'temple',
  sea: 'sea',
  abyss: 'abyss',
  reef: 'reef',
  unknown: 'unknown',
}
