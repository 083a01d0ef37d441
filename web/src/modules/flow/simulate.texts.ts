import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './simulate.zh.ts'

export const { useText } = defineTexts('flowSimulate', zh, async () => (await import('./simulate.en.ts')).en)

export type SimulateText = ReturnType<typeof useText>

/** A word for what the server says by a key; a key without a word is said by the fallback. */
export const wordOr = (t: SimulateText, key: string, fallback: keyof typeof zh): string =>
  t(key in zh ? (key as keyof typeof zh) : fallback)
