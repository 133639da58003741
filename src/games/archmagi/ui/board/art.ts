import type { Icon } from '@/board/board-props'
const X: Icon = { path: 'M128 16 224 56v72c0 62-48 100-96 116-48-16-96-54-96-116V56z' }
export const artOf = (_type: string): Icon => X
export const artOfSpell = (_type: string): Icon => X
export const artOfArtifact = (_type: string): Icon => X
export const BANNER: Icon = X
