/**
 * A selector of the sources as the built page knows it: each `.name` becomes whatever elements have a class of that
 * name, in whichever sheet (see `scopedName` of vite.config.ts).
 */
export function byClass(selector: string): string {
  return selector.replace(
    /\.([a-z][\w-]*)/g,
    (_, name: string) => `:is([class^="${name}_-"], [class*=" ${name}_-"])`,
  )
}
