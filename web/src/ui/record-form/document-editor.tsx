import { Suspense, useRef, type ReactNode } from 'react'
import { isSubmittable } from '../document-states.ts'
import { toSent } from '../form-values.ts'
import type { RecordCalls, RecordPaths } from '../record-calls.ts'
import type { Fields, RecordShape } from '../record-shape.ts'
import { slot, type DraftSubmission } from '../slots.ts'
import { Skeleton } from '../states.tsx'
import { useFormText } from '../ui.texts.ts'
import { RecordEditor } from './record-editor.tsx'
import type { Section, Values } from './sections.ts'

type Props<F extends Fields> = {
  readonly record: RecordShape<F>
  readonly calls: RecordCalls
  readonly paths: RecordPaths
  /** What approvals know it by. */
  readonly docType: string
  readonly titles: { readonly create: string; readonly edit: string }
  readonly sections: readonly Section<keyof F & string>[]
  readonly defaults: Values
  /** The fields a flow may depend on. */
  readonly facts: Fields
  /** Sums and the like the form itself works out. */
  readonly counted?: (values: Values) => Values
  readonly aside?: (values: Values) => ReactNode
}

/** What is still empty is not said. */
const factsOf = (facts: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(toSent(facts, values)).filter(([, value]) => value !== undefined))

/** The form of a document that is approved, with the way it will go beside it. */
export const DocumentEditor = <F extends Fields>(props: Props<F>): ReactNode => {
  const { docType, facts, counted, aside, ...rest } = props
  const t = useFormText()
  const draft = useRef<DraftSubmission>(null)
  return (
    <RecordEditor
      {...rest}
      submission={{
        isOpen: isSubmittable,
        problem: () => (draft.current ? draft.current.problem() : t('loadingFlow')),
        send: async (id) => (await draft.current?.send(id)) ?? rest.paths.detail(id),
      }}
      aside={(values) => (
        <>
          {aside?.(values)}
          <Suspense fallback={<Skeleton rows={4} />}>
            {slot('draftWay', { docType, facts: { ...factsOf(facts, values), ...counted?.(values) }, ref: draft })}
          </Suspense>
        </>
      )}
    />
  )
}
