import { useId, useState, type SubmitEvent } from 'react'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'

type Values = Readonly<Record<string, string>>
export type Errors<V extends Values> = Partial<Record<keyof V & string, string>>

type Options<V extends Values> = {
  readonly initial: V
  /** What is wrong with the values, by field. */
  readonly check: (values: V) => Errors<V>
  readonly send: (values: V) => Promise<unknown>
  /** The field a refusal of the server is about, by its key; the others are said above the button. */
  readonly places?: Readonly<Record<string, keyof V & string>>
}

export type Form<V extends Values> = {
  readonly values: V
  readonly errors: Errors<V>
  readonly alert: string
  readonly busy: boolean
  readonly fieldId: (name: keyof V & string) => string
  readonly set: (name: keyof V & string, value: string) => void
  /** Shows what is wrong and leads to the first of it. */
  readonly object: (errors: Errors<V>) => void
  readonly refuse: (error: unknown) => void
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
}

const fieldsOf = <V extends Values>(error: unknown, { initial, places = {} }: Options<V>): Errors<V> => {
  if (!(error instanceof ApiError)) return {}
  const place = places[error.key ?? '']
  if (place) return { [place]: error.message } as Errors<V>
  const known = error.errors
    .map(({ path, message }) => [path.replace(/^query\./, ''), message] as const)
    .filter(([path]) => path in initial)
  return Object.fromEntries(known) as Errors<V>
}

/** Browsers fill in passwords without telling anybody; what counts is what stands in the fields. */
const written = <V extends Values>(values: V, form: HTMLFormElement): V => {
  const given = [...new FormData(form)].filter(([name, value]) => name in values && typeof value === 'string')
  return { ...values, ...Object.fromEntries(given) }
}

export const useForm = <V extends Values>(options: Options<V>): Form<V> => {
  const id = useId()
  const [values, setValues] = useState(options.initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [alert, setAlert] = useState('')
  const [busy, setBusy] = useState(false)

  const fieldId = (name: keyof V & string): string => `${id}${name}`
  const object = (found: Errors<V>): void => {
    setErrors(found)
    const first = Object.keys(options.initial).find((name) => found[name])
    if (first) document.getElementById(fieldId(first))?.focus()
  }
  const refuse = (error: unknown): void => {
    const found = fieldsOf(error, options)
    object(found)
    setAlert(Object.keys(found).length === 0 ? messageOf(error) : '')
  }
  const set = (name: keyof V & string, value: string): void => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  const attempt = async (given: V): Promise<void> => {
    const found = options.check(given)
    setAlert('')
    object(found)
    if (Object.values(found).some(Boolean)) return
    setBusy(true)
    try {
      await options.send(given)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = written(values, event.currentTarget)
    setValues(given)
    if (!busy) void attempt(given)
  }
  return { values, errors, alert, busy, fieldId, set, object, refuse, submit }
}
