import type { ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { date, money, quantity } from '@srm/api/shared/fields'
import { OneField, type OneProps } from './ids.tsx'

const moneyMeta = metaOf(money('金额', 'Amount', { negative: true }))
const numberMeta = metaOf(quantity('数值', 'Number', { negative: true }))
const dateMeta = metaOf(date('日期', 'Date'))

/** Numbers to compare with are exact texts, as documents hold them. */
export const MoneyField = (props: OneProps): ReactNode => <OneField meta={moneyMeta} {...props} />
export const NumberField = (props: OneProps): ReactNode => <OneField meta={numberMeta} {...props} />
export const DateField = (props: OneProps): ReactNode => <OneField meta={dateMeta} {...props} />
