import { useEffect, useRef, useState } from 'react'
import { external as calls, type AppliedFile, type ApplyPage } from '@srm/api/onboarding/external'
import { isNetworkError } from '@/lib/api/api-error.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { callExternal } from '@/lib/external.ts'
import { inputDebounce } from '@/lib/timing.ts'
import { check, keepHere, keptHere, valuesFrom, type Problem, type Values } from './values.ts'
import { useApplyText } from '../onboarding.texts.ts'

export type SaveStatus = 'no' | 'saving' | 'saved' | 'offline'

/** Kept on the phone at once and on the server after a moment; a line that is gone is tried again, a refusal is not. */
const useKeeping = (company: string, token: string, values: Values, wanted: boolean) => {
  const [saving, setSaving] = useState<SaveStatus>('no')
  const underWay = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    if (!wanted) return undefined
    keepHere(company, values)
    const save = async (): Promise<void> => {
      setSaving('saving')
      try {
        await callExternal(calls.save, token, { body: { values } })
        setSaving('saved')
      } catch (error) {
        setSaving('offline')
        if (isNetworkError(error)) timer = setTimeout(send, 10_000)
      }
    }
    const send = (): void => {
      underWay.current = save()
    }
    let timer = setTimeout(send, inputDebounce)
    return () => clearTimeout(timer)
  }, [company, token, values, wanted])
  return { saving, underWay }
}

type FieldErrors = { readonly [path: string]: string }

const byPath = (problems: readonly Problem[]): FieldErrors =>
  Object.fromEntries(problems.toReversed().map(({ path, message }) => [path, message]))

/** The form as it is typed: its values, what is wrong with them, and what a reviewer said. */
export const useApply = (company: string, token: string, page: ApplyPage) => {
  const t = useApplyText()
  const english = useLanguage() === 'en'
  const [values, setValues] = useState<Values>(() => {
    const here = page.stage === 'draft' && Object.keys(page.values).length === 0 ? keptHere(company) : null
    return here ?? valuesFrom(page.values)
  })
  const [files, setFiles] = useState<readonly AppliedFile[]>(page.files)
  const [told, setTold] = useState<FieldErrors>({})
  const [touched, setTouched] = useState(false)
  const [closed, setClosed] = useState(false)
  const { saving, underWay } = useKeeping(company, token, values, touched && !closed)
  const set = (some: Partial<Values>): void => {
    setTouched(true)
    setValues((before) => ({ ...before, ...some }))
    const changed = Object.keys(some)
    setTold((before) =>
      Object.fromEntries(Object.entries(before).filter(([path]) => !changed.includes(path.split('.')[0] ?? ''))),
    )
  }
  const remarks = useRef(byPath(page.remarks.map(({ path, text }) => ({ path, message: text })))).current
  const tell = (problems: readonly Problem[]): void =>
    setTold(byPath(english ? problems.map(({ path }) => ({ path, message: t('invalid') })) : problems))
  return {
    values,
    set,
    files,
    addFile: (file: AppliedFile) => setFiles((before) => [...before, file]),
    saving,
    /** Sent as it is: nothing of it is kept any more, and what is being kept comes before. */
    sendBy: async (send: () => Promise<void>): Promise<void> => {
      setClosed(true)
      try {
        await underWay.current
        await send()
      } catch (error) {
        setClosed(false)
        throw error
      }
    },
    tell,
    check: () => check(values),
    errorAt: (path: string): string | undefined => told[path],
    remarkAt: (path: string): string | undefined => remarks[path],
  }
}
export type Form = ReturnType<typeof useApply>
