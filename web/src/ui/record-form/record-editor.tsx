import { LockOutlined } from '@ant-design/icons'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { ApiError } from '@/lib/api/api-error.ts'
import { call } from '@/lib/api/api.ts'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page } from '../page.tsx'
import type { RecordCalls, RecordPaths } from '../record-calls.ts'
import type { Fields, RecordShape, Row } from '../record-shape.ts'
import { Await, DeniedState, State } from '../states.tsx'
import { useUiText, useFormText } from '../ui.texts.ts'
import { RecordForm } from './record-form.tsx'
import type { Section, Values } from './sections.ts'
import type { How, Save } from './use-saving.ts'

type Props<F extends Fields> = {
  readonly record: RecordShape<F>
  readonly calls: RecordCalls
  readonly paths: RecordPaths
  /** Fields by section, in order; without it all a new record can be given stand in one, as the contract lists them. */
  readonly sections?: readonly Section<keyof F & string>[]
  /** What a new record begins with. */
  readonly defaults?: Values
  readonly titles?: { readonly create: string; readonly edit: string }
  /** Told what the server answered to a new record, before the next page opens. */
  readonly made?: (result: { readonly id: string }) => void
  /** Hands the record on, for records that are written to be submitted: that is then the main button. */
  readonly submission?: Submission
  /** Stands beside the fields and follows what is typed. */
  readonly aside?: (values: Values) => ReactNode
}

type Submission = {
  /** Whether it can be handed on as it stands; a new one always can. */
  readonly isOpen: (row: Row) => boolean
  /** What is missing before it can go; said before anything is saved. */
  readonly problem?: () => string | undefined
  /** Hands it on and says where to look at it. When it fails, what was written stays as a draft. */
  readonly send: (id: string) => Promise<string>
}

type ReadyProps<F extends Fields> = Props<F> & { readonly sections: readonly Section<keyof F & string>[] }

const fieldsTakenBy = <F extends Fields>({ body }: Pick<Endpoint, 'body'>, fields: F): (keyof F & string)[] =>
  Object.keys(fields).filter((key) => !(body instanceof z.ZodObject) || key in body.shape) as (keyof F & string)[]

/** A form holds all a record has; what only the record's own steps set, such as a status, is not sent back. */
const takenBy = ({ body }: Pick<Endpoint, 'body'>, sent: Record<string, unknown>): Record<string, unknown> => {
  if (!(body instanceof z.ZodObject)) return sent
  return Object.fromEntries(Object.entries(sent).filter(([key]) => key in body.shape))
}

/** What follows a saving: the record handed on if asked for, a word about it, and the next page. */
const useAfter = ({ paths, submission }: Pick<Props<Fields>, 'paths' | 'submission'>, again: () => void) => {
  const t = useFormText()
  const ui = useUiText()
  const go = useNavigate()
  const how = useRef<How>('save')
  /** Where it is shown, handed on or not: a refusal is told, and the draft is there to be put right. */
  const handOn = async (id: string): Promise<string> => {
    try {
      return (await submission?.send(id)) ?? paths.detail(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(t('submitFailed', { message: error.message }))
      return paths.detail(id)
    }
  }
  const done = async ({ id }: { id: string }): Promise<void> => {
    const asked = how.current
    if (asked === 'submit') return void go(await handOn(id), { replace: true })
    toast.success(ui('saved'))
    if (asked === 'new') again()
    else void go(paths.detail(id), { replace: true })
  }
  return { done, remember: (next: How): void => void (how.current = next) }
}

/** A submission that cannot go is stopped before anything is saved. */
const stopUnready = (submission: Submission | undefined, how: How): void => {
  const problem = how === 'submit' ? submission?.problem?.() : undefined
  if (problem !== undefined) throw new ApiError(problem, 'form.unready')
}

const Create = <F extends Fields>(props: ReadyProps<F>): ReactNode => {
  const { record, calls, paths, sections, defaults = {}, titles, made, submission, aside } = props
  const t = useFormText()
  const say = useLabel()
  const go = useNavigate()
  const may = useCan()
  const [round, setRound] = useState(0)
  const { done, remember } = useAfter(props, () => setRound((before) => before + 1))
  const act = useMutate(calls.create, {
    silent: true,
    done: (result) => {
      made?.(result)
      return done(result)
    },
  })
  if (!may(permissionOf(calls.create.access) ?? '')) return <DeniedState />
  const save: Save = (body, _version, how) => {
    stopUnready(submission, how)
    remember(how)
    return act.mutateAsync({ body: takenBy(calls.create, body) })
  }
  return (
    <Page title={titles?.create ?? t('createTitle', { name: say(record.label) })} back={paths.list}>
      <RecordForm
        key={round}
        record={record}
        sections={sections}
        initial={defaults}
        save={save}
        {...(submission ? { primary: 'submit' as const } : { offers: ['new'] as const })}
        aside={aside}
        leave={() => void go(paths.list, { replace: true })}
      />
    </Page>
  )
}

/** Whoever may change records in general is told that it is this one, now, that cannot be. */
const Closed = ({ back }: { readonly back: string }): ReactNode => {
  const t = useFormText()
  const action = <Link to={back}>{t('closed.back')}</Link>
  return <State icon={<LockOutlined aria-hidden />} title={t('closed.title')} hint={t('closed.hint')} action={action} />
}

const Change = <F extends Fields>({ row, ...props }: ReadyProps<F> & { row: Row }): ReactNode => {
  const { record, calls, paths, sections, submission, aside } = props
  const go = useNavigate()
  const may = useCan()
  const { id, version, actions } = row
  const { done, remember } = useAfter(props, () => void go(paths.create, { replace: true }))
  const act = useMutate(calls.update, { silent: true, done })
  if (!may(permissionOf(calls.update.access) ?? '')) return <DeniedState />
  if (!actions.includes('update')) return <Closed back={paths.detail(id)} />
  const save: Save = (sent, read, how) => {
    stopUnready(submission, how)
    remember(how)
    return act.mutateAsync({ params: { id }, body: { ...takenBy(calls.update, sent), version: read } })
  }
  const offers: How[] = !submission && may(permissionOf(calls.create.access) ?? '') ? ['new'] : []
  return (
    <RecordForm
      record={record}
      sections={sections}
      id={id}
      initial={row}
      version={version}
      save={save}
      current={() => call(calls.show, { params: { id } })}
      offers={offers}
      {...(submission?.isOpen(row) && { primary: 'submit' as const })}
      aside={aside}
      leave={() => void go(paths.detail(id), { replace: true })}
    />
  )
}

/** The record as it was when the page was opened: what is fetched later must not be poured over what is being typed. */
const useOpened = (calls: RecordCalls, id: string) => {
  const query = useRead(calls.show, { params: { id } })
  const [opened, setOpened] = useState<Row>()
  if (!opened && query.data && !(query.isStale && query.isFetching)) setOpened(query.data)
  return { ...query, data: opened }
}

const Edit = <F extends Fields>({ id, ...props }: ReadyProps<F> & { id: string }): ReactNode => {
  const { record, calls, paths, titles } = props
  const t = useFormText()
  const say = useLabel()
  const query = useOpened(calls, id)
  return (
    <Page title={titles?.edit ?? t('editTitle', { name: say(record.label) })} back={paths.detail(id)}>
      <Await query={query}>{(row) => <Change {...props} row={row} />}</Await>
    </Page>
  )
}

/** The whole edit page of a record: a new one, or the one named in the address. */
export const RecordEditor = <F extends Fields>(props: Props<F>): ReactNode => {
  const ui = useUiText()
  const [params] = useSearchParams()
  const id = params.get('id')
  const { record, calls, sections } = props
  const ready = {
    ...props,
    sections: sections ?? [{ title: ui('basics'), fields: fieldsTakenBy(calls.create, record.fields) }],
  }
  return id ? <Edit key={id} {...ready} id={id} /> : <Create {...ready} />
}
