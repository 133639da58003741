import { optionalComponent } from '@/widgets/late'

/** The dialog that shares, with what makes links and codes; fetched when it is first opened. */
export const LateShareDialog = optionalComponent(() =>
  import('./ShareDialog').then((module) => module.ShareDialog),
)
