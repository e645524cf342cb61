/** Styles the page of the API: Swagger UI with our mark, our colours, and room for its tables on a phone. */

const ROOMS =
  'M13.875 29H3V3h26v26H18.125M12.5 3v6M19.5 3v6M3 12.5h6M3 19.5h6M29 12.5h-6M29 19.5h-6M12.5 29v-6M19.5 29v-6';

const mark = `<path d="${ROOMS}" fill="none" stroke="#fbf8f3" stroke-width="2.75"/><path d="M13.25 13.25h5.5v5.5h-5.5z" fill="#e2a52b"/>`;

export const API_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Efie</title><rect width="32" height="32" rx="7" fill="#0d5c46"/><g transform="translate(4.5 4.5) scale(0.71875)">${mark}</g></svg>`;

export const API_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 32" width="160" height="40"><title>Efie API</title>${mark}<text x="42" y="23" font-family="system-ui, sans-serif" font-size="20" font-weight="700" fill="#fbf8f3">Efie API</text></svg>`;

/** The plugin's page sets no viewport: a phone would show it as on a desktop, too small to read. */
export const API_VIEWPORT = `document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));`;

export const API_STYLES = `
.swagger-ui .topbar { padding: 12px 0; background: #0d5c46; }
.swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui .topbar-wrapper { flex-wrap: nowrap; justify-content: space-between; }
.swagger-ui .topbar .dark-mode-toggle { margin-left: auto; }
.swagger-ui .info { margin: 32px 0; }
.swagger-ui .scheme-container { padding: 16px 0; }
.swagger-ui .btn.authorize { border-color: #0d5c46; color: #0d5c46; }
.swagger-ui .btn.authorize svg { fill: #0d5c46; }
html.dark-mode .swagger-ui .btn.authorize { border-color: #56c79e; color: #56c79e; }
html.dark-mode .swagger-ui .btn.authorize svg { fill: #56c79e; }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; word-break: break-word; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; gap: 8px; }
  .swagger-ui .table-container, .swagger-ui .responses-inner, .swagger-ui .opblock-description-wrapper { padding: 12px; }
  .swagger-ui table.parameters, .swagger-ui table.parameters > tbody,
  .swagger-ui table.parameters > tbody > tr, .swagger-ui table.parameters > tbody > tr > td,
  .swagger-ui table.responses-table, .swagger-ui table.responses-table > tbody,
  .swagger-ui table.responses-table > tbody > tr, .swagger-ui table.responses-table > tbody > tr > td {
    display: block;
    width: 100%;
    min-width: 0;
    box-sizing: border-box;
    padding: 4px 0;
  }
  .swagger-ui table.parameters > thead, .swagger-ui table.responses-table > thead,
  .swagger-ui .response-col_links { display: none !important; }
  .swagger-ui input, .swagger-ui select, .swagger-ui textarea { max-width: 100% !important; font-size: 16px; }
  .swagger-ui .dialog-ux .modal-ux { width: calc(100% - 24px); min-width: 0; }
}
`;
