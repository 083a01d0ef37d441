import { Form } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { z } from 'zod'
import { supplier, type SupplierClass } from '@srm/api/supplier'
import { useRead } from '@/lib/api/query.ts'
import { Muted } from '@/ui/layout.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import { useSupplierText } from '../supplier.texts.ts'

const Lines = z.array(z.looseObject({ type: z.string().optional(), number: z.string().optional() })).catch([])
type SlotLine = z.output<typeof Lines>[number]

const everyClass = (tree: readonly SupplierClass[]): SupplierClass[] =>
  tree.flatMap((one) => [one, ...everyClass(one.children)])

/** A line that says no more than its kind: nobody has begun to fill it in. */
const isUntouched = (line: SlotLine): boolean =>
  Object.entries(line).every(
    ([key, value]) => key === 'type' || key === 'id' || !value || (Array.isArray(value) && value.length === 0),
  )

/** One line for each certificate the chosen classes require; what was begun stays. */
export const withSlots = (lines: readonly SlotLine[], required: readonly string[]): SlotLine[] => {
  const kept = lines.filter((line) => !isUntouched(line) || required.includes(line.type ?? '') || !line.type)
  const missing = required.filter((type) => !kept.some((line) => line.type === type))
  return [...kept, ...missing.map((type) => ({ type }))]
}

/** Lays out a line for every certificate the chosen classes require, so that nobody finds out later. */
export const CertificateSlots = (): ReactNode => {
  const t = useSupplierText()
  const { values, fill } = useEditing()
  const chosen: unknown = Form.useWatch('classifies')
  const { data: tree } = useRead(supplier.classify.tree, {})
  const ids = z.array(z.string()).catch([]).parse(chosen)
  const required = everyClass(tree ?? [])
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ requiredCertificates }) => requiredCertificates)
  const wanted = JSON.stringify([...new Set(required)])
  useEffect(() => {
    const lines = Lines.parse(values()['certificates'])
    const next = withSlots(lines, z.array(z.string()).parse(JSON.parse(wanted)))
    if (JSON.stringify(next) !== JSON.stringify(lines)) fill({ certificates: next })
  }, [wanted, values, fill])
  return (
    <Muted as="p" size="s" style={{ padding: '0 24px' }}>
      {t(required.length > 0 ? 'register.required' : 'register.papers')}
    </Muted>
  )
}
