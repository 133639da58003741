/** Rulebooks and lessons as their files have them (scripts/build/yaml-files.mjs); who reads one says of what shape. */
declare module '*.yaml' {
  const data: unknown
  export default data
}
