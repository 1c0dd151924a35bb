import PdfDocument from 'pdfkit';

type Options = PDFKit.PDFDocumentOptions & { lang: 'en' | 'mt' };
/** Elements that hold others. */
type Group = 'Sect' | 'L' | 'LI';
/** Elements that hold text: headings, paragraphs, and the two halves of a list’s entry. */
export type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Lbl' | 'LBody';

/** A PDF with the structure that screen readers follow: whatever is drawn belongs to an element or is decoration. */
export class TaggedPdf extends PdfDocument {
  readonly locale: 'en' | 'mt';
  readonly #open: PDFKit.PDFStructureElement[] = [];

  constructor(options: Options) {
    super({ ...options, tagged: true, displayTitle: true, pdfVersion: '1.7' });
    this.locale = options.lang;
    const document = this.struct('Document');
    this.addStructure(document);
    this.#open.push(document);
  }

  /** Adds an element for the elements that `draw` adds. */
  group(type: Group, draw: () => void): void {
    const element = this.struct(type);
    this.#open.at(-1)?.add(element);
    this.#open.push(element);
    draw();
    this.#open.pop();
    element.end();
  }

  /** Adds an element for the text that `draw` places. */
  element(type: TextTag, draw: () => void): void {
    this.#open.at(-1)?.add(this.struct(type, {}, [draw]));
  }

  /** Adds a picture that fills a square, with the words that stand for it. */
  figure(alt: string, square: { x: number; y: number; side: number }, draw: () => void): void {
    const { x, y, side } = square;
    const options = { alt, bbox: [x, y, x + side, y + side] };
    this.#open.at(-1)?.add(this.struct('Figure', options, [draw]));
  }

  /** Draws what screen readers pass over. */
  decoration(draw: () => void): void {
    this.markContent('Artifact', { type: 'Layout' });
    draw();
    this.endMarkedContent();
  }

  /** Leaves out the copy of the title and the author in XML: PDFKit does not escape it, and readers take both from the information dictionary. */
  override endMetadata(): void {
    // Nothing is written.
  }
}
