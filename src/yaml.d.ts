/** Rulebooks and lessons as their files have them (scripts/build/yaml-files.mjs); who reads one says of what shape. */
declare module '*.yaml' {
  const data: unknown
  // oxlint-disable-next-line no-restricted-exports -- because a file of data has no names to export
  export default data
}
