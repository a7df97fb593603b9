export const drawLegend = (entries) => console.log(`legend: ${entries.join(', ')}`);
