import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './detail.zh.ts'

export const { useText } = defineTexts('approvalDetail', zh, async () => (await import('./detail.en.ts')).en)

export type DetailText = ReturnType<typeof useText>

/** A word for what the server says by a key; a key without a word is said by the fallback. */
export const wordFor = (
  t: DetailText,
  key: string,
  fallback: string,
  values: Readonly<Record<string, string | number>> = {},
): string => (key in zh ? t(key as keyof typeof zh, values) : fallback)
