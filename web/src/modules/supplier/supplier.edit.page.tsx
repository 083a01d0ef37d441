import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Alert, Form } from 'antd'
import { registerFields, Supplier, supplier } from '@srm/api/supplier'
import { useCan } from '@/lib/session/can.tsx'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Section } from '@/ui/record-form/sections.ts'
import { useRead } from '@/lib/api/query.ts'
import { useDebounced } from '@/lib/debounced.ts'
import { CertificateSlots } from './certificate/slots.tsx'
import { supplierPaths } from './supplier.paths.ts'
import { useSupplierText } from './supplier.texts.ts'
import { DuplicateList } from './duplicate.list.tsx'
import styles from './supplier.module.css'

const word = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Says while one is still typing that the supplier is known already. */
const DuplicateNotice = ({ id }: { readonly id: string | undefined }): ReactNode => {
  const t = useSupplierText()
  const name = word(Form.useWatch('name'))
  const creditCode = word(Form.useWatch('creditCode'))
  const phone = word(Form.useWatch('phone'))
  const asked = useDebounced(JSON.stringify({ name, creditCode, phone }))
  const body = JSON.parse(asked) as { name: string; creditCode: string; phone: string }
  const enabled = body.name.length > 1 || body.creditCode.length === 18 || body.phone.length > 6
  const { data = [] } = useRead(supplier.supplier.duplicates, { body: { ...body, ...(id && { id }) } }, { enabled })
  if (!enabled || data.length === 0) return null
  return (
    <div className={styles.notice}>
      <Alert
        type="warning"
        showIcon
        title={t('duplicates.title')}
        description={
          <>
            {t('duplicates.hint')}
            <DuplicateList duplicates={data} />
          </>
        }
      />
    </div>
  )
}

type Own = Section<keyof typeof Supplier.fields>

/** A new supplier is written down with what belongs to it; later each part has its own place on the supplier's page. */
const Registration = { ...Supplier, fields: { ...Supplier.fields, ...registerFields } }
const registration = { ...supplier.supplier, create: supplier.registration.register }

const useSections = (id: string | undefined) => {
  const t = useSupplierText()
  const company: Own = {
    title: t('section.company'),
    notice: () => <DuplicateNotice id={id} />,
    fields: [
      'name',
      'shortName',
      'creditCode',
      'type',
      'classifies',
      'phone',
      'legalPerson',
      'establishedOn',
      'registeredCapital',
      'englishName',
      'logo',
      'businessScope',
    ],
  }
  const rest: Own[] = [
    { title: t('section.reaching'), fields: ['region', 'email', 'website', 'serviceCities', 'location'] },
    {
      title: t('section.settling'),
      fields: ['taxpayerType', 'defaultTaxRate', 'invoiceTypes', 'paymentTerm', 'settlementMethod'],
    },
    {
      title: t('section.keeping'),
      fields: ['owner', 'department', 'stakeholders', 'tags', 'remark', 'attachments'],
    },
  ]
  return { company, rest }
}

const CreateSupplier = (): ReactNode => {
  const t = useSupplierText()
  const me = useProfile()
  const may = useCan()
  const { company, rest } = useSections(undefined)
  const parts: readonly (Section<keyof typeof registerFields> & { readonly permission: string })[] = [
    { title: t('register.contacts'), fields: ['contacts'], permission: 'supplierContact:create' },
    {
      title: t('register.certificates'),
      notice: () => <CertificateSlots />,
      fields: ['certificates'],
      permission: 'supplierCertificate:create',
    },
    { title: t('register.accounts'), fields: ['accounts'], permission: 'supplierBankAccount:create' },
  ]
  return (
    <RecordEditor
      record={Registration}
      calls={registration}
      paths={supplierPaths}
      titles={{ create: t('supplier.create'), edit: t('supplier.edit') }}
      defaults={{
        type: 'company',
        owner: me && { id: me.id, name: me.displayName },
        department: me?.department,
        contacts: [],
        certificates: [],
        accounts: [],
      }}
      sections={[company, ...parts.filter(({ permission }) => may(permission)), ...rest]}
    />
  )
}

const ChangeSupplier = ({ id }: { readonly id: string }): ReactNode => {
  const t = useSupplierText()
  const { company, rest } = useSections(id)
  return (
    <RecordEditor
      record={Supplier}
      calls={supplier.supplier}
      paths={supplierPaths}
      titles={{ create: t('supplier.create'), edit: t('supplier.edit') }}
      sections={[company, ...rest]}
    />
  )
}

const SupplierEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <ChangeSupplier id={id} /> : <CreateSupplier />
}

export default SupplierEdit
