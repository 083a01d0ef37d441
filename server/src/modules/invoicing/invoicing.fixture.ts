import type { Input } from '@srm/api/endpoint'
import type { invoicing } from '@srm/api/invoicing'

type Body = Input<typeof invoicing.invoiceOut.create>['body']

let count = 0

/** The contract is put in by whoever has one. */
export const anInvoiceOut = (more: Partial<Body> = {}): Body => ({
  contract: '',
  kind: 'digitalOrdinary',
  titleName: `上海测试抬头${process.pid}-${(count += 1)}`,
  items: [{ name: '会展服务*会议服务费', amount: '30000.00' }],
  amount: '30000.00',
  taxRate: '6.00',
  ...more,
})

type ReceivedBody = Input<typeof invoicing.invoiceIn.create>['body']

/** Its order or its contract is put in by whoever has one. */
export const anInvoiceIn = (more: Partial<ReceivedBody> = {}): ReceivedBody => ({
  kind: 'digitalSpecial',
  number: `27${String(process.pid).padStart(8, '0')}${String((count += 1)).padStart(10, '0')}`,
  issuedOn: '2026-11-05',
  sellerName: '上海云舟会展服务有限公司',
  amountExTax: '943.40',
  tax: '56.60',
  amount: '1000.00',
  isDeductible: true,
  ...more,
})

type PrintedInvoice = {
  readonly number: string
  readonly day: string
  readonly seller: string
  readonly sellerTaxNo: string
  readonly buyer: string
  readonly buyerTaxNo?: string
  readonly exTax: string
  readonly tax: string
  readonly total: string
}

/** As the tax bureau's platform writes it. */
export const digitalXml = (of: PrintedInvoice): string => `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice>
  <Header><EIid>${of.number}</EIid><EInvoiceTag>SWEI3200</EInvoiceTag><Version>0.2</Version>
    <InherentLabel><GeneralOrSpecialVAT><LabelCode>02</LabelCode><LabelName>普通发票</LabelName></GeneralOrSpecialVAT></InherentLabel></Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${of.sellerTaxNo}</SellerIdNum><SellerName>${of.seller}</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${of.buyerTaxNo ?? ''}</BuyerIdNum><BuyerName>${of.buyer}</BuyerName></BuyerInformation>
    <BasicInformation><TotalAmWithoutTax>${of.exTax}</TotalAmWithoutTax><TotalTaxAm>${of.tax}</TotalTaxAm>
      <TotalTax-includedAmount>${of.total}</TotalTax-includedAmount><RequestTime>${of.day} 10:20:30</RequestTime></BasicInformation>
    <IssuItemInformation><ItemName>*会展服务*会议服务费</ItemName><Amount>${of.exTax}</Amount></IssuItemInformation>
  </EInvoiceData>
  <TaxSupervisionInfo><InvoiceNumber>${of.number}</InvoiceNumber><IssueTime>${of.day}</IssueTime></TaxSupervisionInfo>
</EInvoice>`
