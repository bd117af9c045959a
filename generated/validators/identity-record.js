// Generated from schemas/api/identity-record.json by npm run generate. Do not edit.
"use strict";
export const validate = validate0;
export default validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["subject","roles"],"properties":{"subject":{"type":"string"},"roles":{"type":"array","items":{"type":"string","enum":["superAdmin","manageSources","manageRegistries","manageEntries"]},"x-list":{"type":"set"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.roles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "subject") || (key0 === "roles"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},schema:schema0.properties.subject.type,parentSchema:schema0.properties.subject,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.roles !== undefined){
let data1 = data.roles;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.roles.items.type,parentSchema:schema0.properties.roles.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((data2 === "superAdmin") || (data2 === "manageSources")) || (data2 === "manageRegistries")) || (data2 === "manageEntries"))){
const err5 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.roles.items.enum},schema:schema0.properties.roles.items.enum,parentSchema:schema0.properties.roles.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
const seen0 = new Map();
let twice0;
data1.forEach((item, index) => { const identity = JSON.stringify(item); if (seen0.has(identity)) twice0 ??= [seen0.get(identity), index]; else seen0.set(identity, index); });
if(twice0 !== undefined){
const err6 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/x-list",keyword:"x-list",params:{ first: twice0[0], second: twice0[1], keys: [] },schema:schema0.properties.roles["x-list"],parentSchema:schema0.properties.roles,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},schema:schema0.properties.roles.type,parentSchema:schema0.properties.roles,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

