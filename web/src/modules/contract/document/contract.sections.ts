import type { Contract } from '@srm/api/contract'
import type { Section, Values } from '@/ui/record-form/sections.ts'
import { ClausesInput } from '../editor/clauses.input.tsx'
import { PlansInput } from '../editor/plans.input.tsx'
import { idOf } from '../editor/use-start.ts'
import { useDocumentText } from '../contract.texts.ts'

type Name = keyof typeof Contract.fields

/** The form of a contract; who the other side is follows from its type. */
export const useContractSections = (directionOf: (values: Values) => unknown): Section<Name>[] => {
  const t = useDocumentText()
  const is =
    (...directions: readonly string[]) =>
    (values: Values): boolean =>
      directions.includes(String(directionOf(values)))
  const isOpening = ({ isOpening: before }: Values): boolean => before === true
  const hasMain = (values: Values): boolean => idOf(values['parent']) !== undefined
  return [
    {
      title: t('section.basic'),
      fields: [
        'name',
        'type',
        'project',
        'ourCompany',
        { name: 'customer', when: (values) => !is('purchase')(values) },
        { name: 'supplier', when: (values) => !is('sale')(values) },
        { name: 'counterparty', when: is('other') },
        {
          name: 'parent',
          when: (values) => hasMain(values) || is('supplement', 'sale', 'purchase')(values),
        },
        'contactName',
        'contactPhone',
      ],
    },
    {
      title: t('section.money'),
      fields: [
        'amount',
        'amountKind',
        'taxRate',
        'deposit',
        'retentionRate',
        'noticeDays',
        'startDate',
        'endDate',
        'isAutoRenewed',
      ],
    },
    { title: t('section.lines'), fields: ['lines'] },
    { title: t('section.plans'), fields: [{ name: 'plans', lines: PlansInput }] },
    { title: t('section.clauses'), fields: ['template', 'penalty', { name: 'clauses', lines: ClausesInput }] },
    {
      title: t('section.more'),
      fields: [
        'attachments',
        'remark',
        'isOpening',
        { name: 'openingSignDate', when: isOpening },
        { name: 'openingInvoiced', when: isOpening },
        { name: 'openingSettled', when: isOpening },
        { name: 'creditReason', when: is('sale') },
      ],
    },
  ]
}
