const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** Amounts are exact strings; they are grouped as text and never become a number: 12000.00 is 12,000.00. */
export const amountText = (value: string): string => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(value) ?? []
  return whole === '' ? value : sign + grouped(whole) + fraction
}

/** The same as money is written in a sentence: -6000.00 is -￥6,000.00. */
export const yuanText = (value: string): string => `￥${amountText(value)}`.replace('￥-', '-￥')
