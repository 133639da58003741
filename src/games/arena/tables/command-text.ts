/** What the buttons of commands say, for the panels and for the lessons that name them. */
export const COMMAND_TEXT = {
  becomes: (terrain: string, price: number) => `${terrain} for ${price}`,
  raise: (price: number) => `Raise a storm for ${price}`,
  end: (price: number) => `End the storm for ${price}`,
  takes: (item: string) => `Take ${item}`,
  drops: (item: string) => `Put down ${item}`,
  mounts: (mount: string) => `Mount ${mount}`,
  room: (room: number) => `room for ${room}`,
  becomesPilot: 'becomes its pilot',
  stops: 'Stop casting',
  chance: 'Random casualty',
  deadly: (unit: string) => `${unit} cannot land and will die`,
  dismounts: (mount: string) => `Get off ${mount}`,
} as const
