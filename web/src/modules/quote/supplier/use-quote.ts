import { useEffect, useRef, useState } from 'react'
import { externalQuote as calls, type QuotePage } from '@srm/api/quote/external'
import { isNetworkError } from '@/lib/api/api-error.ts'
import { callExternal } from '@/lib/external.ts'
import { remember, remembered } from '@/lib/storage.ts'
import { inputDebounce } from '@/lib/timing.ts'
import { useLinkPage, type LinkSession } from '@/ui/external/use-link-page.ts'
import { startValues, toForm, type Values } from './values.ts'

/** The page, and by how much this phone's clock is behind the one that counts. */
export const useQuote = (session: LinkSession) => {
  const { page: read, ...rest } = useLinkPage(session, async () => {
    const page = await callExternal(calls.page, session.token, {})
    return { page, skew: Date.parse(page.now) - Date.now() }
  })
  return { ...rest, page: read?.page, skew: read?.skew ?? 0 }
}

export type SaveState = 'none' | 'saving' | 'saved' | 'offline'

const draftKey = (ticket: string): string => `quoteDraft.${ticket.slice(0, 43)}`

const draftHere = (ticket: string): Record<string, unknown> | null => {
  try {
    return JSON.parse(remembered(draftKey(ticket)) ?? 'null') as Record<string, unknown> | null
  } catch {
    return null
  }
}

/** One browser quotes for one supplier: whoever compares is told where it does for two. */
const deviceId = (): string => {
  const known = remembered('device')
  if (known) return known
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  remember('device', drawn)
  return drawn
}

export const forgetDraft = (ticket: string): void => remember(draftKey(ticket), null)

/** The form as it is typed: on the phone at once, on the server after a moment, again when the line is back. */
export const useDraft = ({ ticket, token }: LinkSession, page: QuotePage) => {
  const [values, setValues] = useState<Values>(() => startValues(page, draftHere(ticket)))
  const [isTouched, setIsTouched] = useState(false)
  const [saving, setSaving] = useState<SaveState>('none')
  const isSent = useRef(false)
  useEffect(() => {
    if (!isTouched) return undefined
    remember(draftKey(ticket), JSON.stringify(values))
    const send = async (): Promise<void> => {
      if (isSent.current) return
      setSaving('saving')
      try {
        await callExternal(calls.save, token, { body: { values } })
        setSaving('saved')
      } catch (error) {
        setSaving('offline')
        if (isNetworkError(error)) timer = setTimeout(() => void send(), 10_000)
      }
    }
    let timer = setTimeout(() => void send(), inputDebounce)
    return () => clearTimeout(timer)
  }, [ticket, token, values, isTouched])
  const set = (some: Partial<Values>): void => {
    setIsTouched(true)
    setValues((before) => ({ ...before, ...some }))
  }
  return {
    values,
    set,
    saving,
    submit: async (): Promise<void> => {
      isSent.current = true
      try {
        await callExternal(calls.submit, token, { body: { form: toForm(values, page), device: deviceId() } })
        forgetDraft(ticket)
      } catch (error) {
        isSent.current = false
        throw error
      }
    },
  }
}
