const maxTopic = 40

/** The beginning of the first line that says something. */
export const topicOf = (content: string): string => {
  const line = content.trim().split('\n')[0]?.trim() ?? ''
  const letters = [...line]
  return letters.length > maxTopic ? `${letters.slice(0, maxTopic).join('')}…` : line
}

/** What is to be done next where nobody says it: to go on with what was said. */
export const nextTopicOf = (content: string): string => `跟进：${topicOf(content)}`

/** Clocks of phones are a little ahead now and then. */
const clockSkew = 5 * 60_000

export const isAhead = (at: string, now: number): boolean => Date.parse(at) > now + clockSkew
