import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { toast } from '@/lib/toast.ts'
import { clickThrottle } from '@/lib/timing.ts'
import { toForm } from '../form-values.ts'
import type { Fields, Row } from '../record-shape.ts'
import { placeErrors } from './form-errors.ts'
import { sentBy, shownNames, valuesIn, type Section, type Values } from './sections.ts'
import { withKnownLines } from './stale/stale-merge.ts'
import type { Base } from './use-record-form.ts'

export type How = 'save' | 'new' | 'submit'
export type Save = (sent: Record<string, unknown>, version: number | undefined, how: How) => Promise<unknown>

/** Between two savings at least this much passes, so that an impatient double click saves once. */

const isStale = (error: unknown): error is ApiError => error instanceof ApiError && error.key === 'record.stale'

/** What somebody else saved meanwhile, with the words that say who and when. */
export type Conflict = {
  readonly error: ApiError
  readonly how: How
  readonly theirs: Values
  readonly version: number
}

type Input = {
  readonly form: FormInstance<Values>
  readonly fields: Fields
  readonly sections: readonly Section[]
  readonly base: Base
  readonly setBase: (base: Base) => void
  readonly save: Save
  readonly current: (() => Promise<Row>) | undefined
  readonly saved: () => void
}

export const useSaving = ({ form, fields, sections, base, setBase, save, current, saved }: Input) => {
  const [busy, setBusy] = useState<How>()
  const [conflict, setConflict] = useState<Conflict>()
  const notBefore = useRef(0)

  const object = async (error: unknown, how: How): Promise<void> => {
    if (!(error instanceof ApiError)) throw error
    if (isStale(error) && current) {
      const now = await current()
      setConflict({ error, how, theirs: toForm(fields, now), version: now.version })
      return
    }
    const left = placeErrors(form, error, shownNames(sections, valuesIn(form)))
    if (left.length > 0 || error.errors.length === 0) toast.error(error.message)
  }

  const send = async (how: How, version = base.version): Promise<void> => {
    if (Date.now() < notBefore.current) return
    notBefore.current = Infinity
    setBusy(how)
    try {
      await save(sentBy(fields, sections, { values: valuesIn(form), began: base.values }), version, how)
      notBefore.current = Date.now() + clickThrottle
      saved()
    } catch (error) {
      notBefore.current = 0
      await object(error, how).catch(fail)
    } finally {
      setBusy(undefined)
    }
  }

  /** Goes on with what was chosen, on top of what the others saved. */
  const settle = async (chosen: Values): Promise<void> => {
    if (!conflict) return
    form.setFieldsValue(withKnownLines(fields, chosen, conflict.theirs))
    setBase({ version: conflict.version, values: conflict.theirs })
    setConflict(undefined)
    await send(conflict.how, conflict.version)
  }
  return { busy, send, conflict, settle, stay: () => setConflict(undefined) }
}

const fail = (error: unknown): void => {
  if (!(error instanceof ApiError)) throw error
  toast.error(error.message)
}
