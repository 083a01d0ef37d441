import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './log.zh.ts'

export const { useText } = defineTexts('approvalLog', zh, async () => (await import('./log.en.ts')).en)

type LogText = ReturnType<typeof useText>

type Key = keyof typeof zh
const wordOf = (t: LogText, key: string, otherwise: Key): string => t(key in zh ? (key as Key) : otherwise)

export const eventWord = (t: LogText, type: string): string => wordOf(t, `event.${type}`, 'event.other')
export const systemWord = (t: LogText, name: string): string => wordOf(t, `system.${name}`, 'system')
