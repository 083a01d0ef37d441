import type { ReactNode } from 'react'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { department, person, persons, refs } from '@srm/api/shared/fields'
import { z } from 'zod'
import { FieldInput } from '@/ui/fields/field-input.tsx'

const text = z.string().catch('')
const texts = z.array(z.string()).catch([])

export type OneProps = {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly wrong?: boolean
  /** What an empty control stands for. */
  readonly placeholder?: string
}
export type ManyProps = {
  readonly label: string
  readonly value: readonly string[]
  readonly change: (values: string[]) => void
  readonly wrong?: boolean
}
type With<P> = P & { readonly meta: FieldMeta }

/** A control of the kit that holds a text or an id; nothing chosen is the empty text. */
export const OneField = ({ meta, label, value, change, wrong, placeholder }: With<OneProps>): ReactNode => (
  <FieldInput
    meta={meta}
    label={label}
    value={value || undefined}
    onChange={(next) => change(text.parse(next))}
    {...(placeholder && { placeholder })}
    {...(wrong && { status: 'error' })}
  />
)

export const ManyField = ({ meta, label, value, change, wrong }: With<ManyProps>): ReactNode => (
  <FieldInput
    meta={meta}
    label={label}
    value={value}
    onChange={(next) => change(texts.parse(next))}
    {...(wrong && { status: 'error' })}
  />
)

const personMeta = metaOf(person('人员', 'Person'))
const personsMeta = metaOf(persons('人员', 'People'))
const rolesMeta = metaOf(refs('角色', 'Roles', 'role'))
const groupsMeta = metaOf(refs('用户组', 'User groups', 'userGroup'))
const departmentMeta = metaOf(department('部门', 'Department'))
const departmentsMeta = metaOf(refs('部门', 'Departments', 'department'))

export const PersonField = (props: OneProps): ReactNode => <OneField meta={personMeta} {...props} />
export const PersonsField = (props: ManyProps): ReactNode => <ManyField meta={personsMeta} {...props} />
export const RolesField = (props: ManyProps): ReactNode => <ManyField meta={rolesMeta} {...props} />
export const GroupsField = (props: ManyProps): ReactNode => <ManyField meta={groupsMeta} {...props} />
export const DepartmentField = (props: OneProps): ReactNode => <OneField meta={departmentMeta} {...props} />
export const DepartmentsField = (props: ManyProps): ReactNode => <ManyField meta={departmentsMeta} {...props} />
