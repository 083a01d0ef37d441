import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Supplier, supplier } from '@srm/api/supplier'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { supplierPaths } from './supplier.paths.ts'
import { useText } from './supplier.texts.ts'
import { DuplicateNotice } from './duplicate.notice.tsx'

const SupplierEdit = (): ReactNode => {
  const t = useText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? undefined
  return (
    <RecordEditor
      record={Supplier}
      calls={supplier.supplier}
      paths={supplierPaths}
      titles={{ create: t('supplier.create'), edit: t('supplier.edit') }}
      defaults={{ type: 'company' }}
      sections={[
        {
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
        },
        { title: t('section.reaching'), fields: ['region', 'email', 'website', 'serviceCities', 'location'] },
        {
          title: t('section.settling'),
          fields: ['taxpayerType', 'defaultTaxRate', 'invoiceTypes', 'paymentTerm', 'settlementMethod'],
        },
        {
          title: t('section.keeping'),
          fields: ['owner', 'department', 'stakeholders', 'tags', 'remark', 'attachments'],
        },
      ]}
    />
  )
}

export default SupplierEdit
