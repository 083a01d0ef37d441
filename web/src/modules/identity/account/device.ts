const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
/** The first that fits: most browsers also claim to be the ones below them. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Lark|Feishu/, '飞书'],
  [/MicroMessenger/, '微信'],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const fitting = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** What a browser says of itself, in the words people use for it. */
export const deviceName = (agent: string): string =>
  [fitting(browsers, agent), fitting(systems, agent)].filter(Boolean).join(' · ') || agent.slice(0, 40)

export const isHandheld = (agent: string): boolean => /iPhone|iPad|Android|Mobile/.test(agent)
