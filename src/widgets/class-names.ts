/** The class names that hold, as one attribute; what is absent is left out. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ')
}

/** What finds elements by a class of a style sheet, whatever the sheet's names became in the build. */
export function selectorOf(name: string | undefined): string {
  if (name === undefined) throw new Error('The style sheet has no such class.')
  return `.${name}`
}
