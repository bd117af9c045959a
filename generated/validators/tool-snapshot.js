// Generated from schemas/config/tool-snapshot.json by npm run generate. Do not edit.
function codePoints(text) { let count = text.length; for (let at = 1; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00 && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) { count--; at++; } return count; }
function isLonger(text, most) { return text.length > most && (text.length > 2 * most || codePoints(text) > most); }
function isShorter(text, least) { return text.length < least || (text.length < 2 * least && codePoints(text) < least); }
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["toolLists"],"properties":{"toolLists":{"type":"object","additionalProperties":{"type":"array","x-list":{"type":"map","keys":["name"]},"items":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1},"description":{"type":"string"},"inputSchema":{"type":"object"},"annotations":{"type":"object"}}}}}}};

function validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toolLists === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toolLists"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "toolLists")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.toolLists !== undefined){
let data0 = data.toolLists;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err2 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/toolLists/additionalProperties/items/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.properties.toolLists.additionalProperties.items.required,parentSchema:schema0.properties.toolLists.additionalProperties.items,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(isShorter(data3, 1)){
const err3 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/name",schemaPath:"#/properties/toolLists/additionalProperties/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.toolLists.additionalProperties.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/name",schemaPath:"#/properties/toolLists/additionalProperties/items/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.toolLists.additionalProperties.items.properties.name.type,parentSchema:schema0.properties.toolLists.additionalProperties.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.description !== undefined){
let data4 = data2.description;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/description",schemaPath:"#/properties/toolLists/additionalProperties/items/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.toolLists.additionalProperties.items.properties.description.type,parentSchema:schema0.properties.toolLists.additionalProperties.items.properties.description,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.inputSchema !== undefined){
let data5 = data2.inputSchema;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err6 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/inputSchema",schemaPath:"#/properties/toolLists/additionalProperties/items/properties/inputSchema/type",keyword:"type",params:{type: "object"},schema:schema0.properties.toolLists.additionalProperties.items.properties.inputSchema.type,parentSchema:schema0.properties.toolLists.additionalProperties.items.properties.inputSchema,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.annotations !== undefined){
let data6 = data2.annotations;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err7 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0+"/annotations",schemaPath:"#/properties/toolLists/additionalProperties/items/properties/annotations/type",keyword:"type",params:{type: "object"},schema:schema0.properties.toolLists.additionalProperties.items.properties.annotations.type,parentSchema:schema0.properties.toolLists.additionalProperties.items.properties.annotations,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/properties/toolLists/additionalProperties/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.toolLists.additionalProperties.items.type,parentSchema:schema0.properties.toolLists.additionalProperties.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let twice0;
if (data1.length > 1) { const seen = new Map(); data1.forEach((item, index) => { const identity = typeof item?.["name"] === "string" ? "=" + item?.["name"] : JSON.stringify([item?.["name"]]); if (seen.has(identity)) twice0 ??= [seen.get(identity), index]; else seen.set(identity, index); }); };
if(twice0 !== undefined){
const err9 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/toolLists/additionalProperties/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: ["name"] },schema:schema0.properties.toolLists.additionalProperties["x-list"],parentSchema:schema0.properties.toolLists.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/toolLists/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/toolLists/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema0.properties.toolLists.additionalProperties.type,parentSchema:schema0.properties.toolLists.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/toolLists",schemaPath:"#/properties/toolLists/type",keyword:"type",params:{type: "object"},schema:schema0.properties.toolLists.type,parentSchema:schema0.properties.toolLists,data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

